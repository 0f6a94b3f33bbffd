/** The core script of every page: stateless behaviours, and the loader of islands. */
import { countVisits } from './behaviours/analytics.ts';
import { offerBackToTop } from './behaviours/back-to-top.ts';
import { markContents } from './behaviours/contents.ts';
import { askAboutCookies } from './behaviours/cookie-banner.ts';
import { showLoading } from './behaviours/loading.ts';
import { closeMenus } from './behaviours/menus.ts';
import { offerPrint } from './behaviours/print.ts';
import { rememberLanguage } from './behaviours/remember-language.ts';
import { hearSearchKey } from './behaviours/search-key.ts';
import { fillTopBarCall } from './behaviours/top-bar-call.ts';
import { shadeTopBar } from './behaviours/top-bar-shadow.ts';
import { wakeIslands } from './island-loader.ts';
import { reportMissingStyles } from './page-style.ts';

shadeTopBar();
fillTopBarCall();
offerBackToTop();
closeMenus();
rememberLanguage();
showLoading();
offerPrint();
markContents();
askAboutCookies();
countVisits();
hearSearchKey();
wakeIslands();
reportMissingStyles();
