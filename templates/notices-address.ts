/** Address of the file with third-party licences; it has no language, so it is the same for all. */
export const noticesAddress = '/notices.txt';
