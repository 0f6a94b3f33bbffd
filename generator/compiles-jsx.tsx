/** Whether JSX is compiled as the templates need it, which the settings of this project say. */

/** False when the program was started where the compiler does not find them; a template would throw then. */
export function compilesJsx(): boolean {
  try {
    return <br /> !== undefined;
  } catch {
    return false;
  }
}
