/** Address of the file with the licences of what others made; in no language, so the same in all. */
export const noticesAddress = '/notices.txt';
