/** The core script of every page: behaviors that need no island, and the loader of islands. */
import { startAnalytics } from './consent.ts';
import { markCurrentSection } from './contents.ts';
import { openSearchOnKey, printSheetOnClick, startMenus } from './controls.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { restoreTypedTexts } from './failure-notice.ts';
import { startIslandLoader } from './island-loader.ts';
import { reportMissingStyles } from './load-files.ts';
import { startLoadingStatus } from './loading.ts';
import { startBackToTopLink, toggleTopBarShadow, watchHeroCall } from './scrolling.ts';
import { storeLanguageOnClick } from './stored-language.ts';

toggleTopBarShadow();
watchHeroCall();
startBackToTopLink();
startMenus();
storeLanguageOnClick();
startLoadingStatus();
printSheetOnClick();
markCurrentSection();
startCookieBanner();
startAnalytics();
openSearchOnKey();
restoreTypedTexts();
startIslandLoader();
reportMissingStyles();
