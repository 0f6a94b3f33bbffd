/** Checks pages in one tab: layout, loaded files, stored data, requests and console messages. */
import type { Browser } from 'playwright-core';
import { answerCookieBanner } from './browser.ts';
import type { Finding } from './finding.ts';
import { cookieJourney } from './journeys.ts';
import { checkQuickly } from './layout.ts';
import { endVisit, openPage, openTab, phone, type Tab } from './tab.ts';

/** Checks pages one after the other. */
export type QuickCheck = {
  readonly check: (address: string) => Promise<readonly Finding[]>;
  readonly close: () => Promise<void>;
};

/** Creates a check that uses one tab for all pages, and a new one after a page with findings. */
export function createQuickCheck(browser: Browser, origin: string): QuickCheck {
  let reusable: Tab | undefined;
  const close = async () => void (await reusable?.context.close());
  const check = async (address: string) => {
    const tab = reusable ?? (await openAnsweredTab(browser, origin));
    reusable = undefined;
    try {
      const findings = await visit(tab, origin, address);
      if (findings.length === 0) reusable = tab;
      return findings;
    } finally {
      if (reusable === undefined) await tab.context.close();
    }
  };
  return { check, close };
}

/** Opens a tab of a visitor who has answered the cookie banner, so that it never covers a page. */
async function openAnsweredTab(browser: Browser, origin: string): Promise<Tab> {
  const tab = await openTab(browser, origin);
  await answerCookieBanner(tab.context, origin);
  return tab;
}

async function visit(tab: Tab, origin: string, address: string): Promise<Finding[]> {
  await tab.page.setViewportSize(phone);
  return [
    ...(await openPage(tab, address)),
    ...(await checkQuickly(tab.page)),
    ...(await endVisit(tab, `${origin}${address}`, [cookieJourney])),
  ];
}
