/** Facts about the agency, filled from the page context. */
import { IdentityPanel } from '../../components/IdentityPanel/IdentityPanel.tsx';
import type { PageContext } from '../../contract/page-context.ts';

/** Returns the panel with the licence, the optional settings of the agency, and its head office. */
export function PageIdentity({ context }: { readonly context: PageContext }) {
  const { agency, license, ui, headOffice } = context;
  const { name, addressLine: address } = headOffice;
  return <IdentityPanel {...agency} license={license} office={ui.footer.office({ name, address })} />;
}
