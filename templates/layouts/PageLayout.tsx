/** The generator adds `<html>` and `<head>`. */
import type { ReactNode } from 'react';
import type { Filled, Ui } from '../../schema/index.ts';
import { Button } from '../components/Button/Button.tsx';
import { Callout } from '../components/Callout/Callout.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { InlineText } from '../components/InlineText/InlineText.tsx';
import type { PageContext } from '../contract/page-context.ts';
import { BottomBar } from './BottomBar/BottomBar.tsx';
import { Footer } from './Footer/Footer.tsx';
import { TopBar } from './TopBar/TopBar.tsx';

type FrameProps = { readonly context: PageContext };

/** Only `languages` and `navigation.topBar` differ between pages. */
export function PageHeader({ context }: FrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {context.ui.common.skip}
      </a>
      <BottomBar context={context} />
      <TopBar context={context} />
    </>
  );
}

export type PageMainProps = {
  readonly children?: ReactNode;
  /** The notice at the top of a draft. @default none */
  readonly draftNotice?: string | undefined;
};

export function PageMain({ children, draftNotice }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="page thread">
        {draftNotice === undefined ? null : <Callout text={[{ type: 'text', text: draftNotice }]} />}
        {children}
      </div>
    </main>
  );
}

/** The same on every page of a language. */
export function PageFooter({ context }: FrameProps) {
  return (
    <>
      <Footer context={context} />
      <IslandError texts={context.ui.failedPart} />
    </>
  );
}

export function IslandError({ texts }: { readonly texts: Filled<Ui>['failedPart'] }) {
  return (
    <template data-failed="">
      <div className="island-error" role="alert">
        <Icon name="warn" />
        <InlineText as="p" content={texts.text} />
        <Button data-reload={texts.reload}>{texts.retry}</Button>
      </div>
    </template>
  );
}
