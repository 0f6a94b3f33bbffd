/**
 * Whether JSX is compiled as the templates need it. False when the program was started where the compiler does not
 * find the settings of this project; a template would throw then.
 */
export function compilesJsx(): boolean {
  try {
    return <br /> !== undefined;
  } catch {
    return false;
  }
}
