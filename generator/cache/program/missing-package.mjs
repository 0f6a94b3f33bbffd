/** JavaScript, because the launcher also uses it. */

/**
 * With the command that installs the package; undefined for other errors.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainMissingPackage(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined;
  const name = /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?\w[\w.-]*)/u.exec(error.message)?.[1];
  return name && `The package "${name}" is not installed. Run "npm ci --include=dev".`;
}
