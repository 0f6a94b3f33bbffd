/** Address of the file with third-party licences. It is the same for all languages. */
export const noticesAddress = '/notices.txt';
