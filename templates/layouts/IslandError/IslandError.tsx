/**
 * What the core script shows beside an island that did not load. It stands in the page as a template, so
 * that the words are there when nothing else can be fetched.
 */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';

export type IslandErrorProps = {
  /** What happened, with the number to call, and the button that tries again. */
  readonly copy: Filled<Ui>['failedPart'];
};

/** The notice: an error has a bar, an icon and words. */
export function IslandError({ copy }: IslandErrorProps) {
  return (
    <template data-failed="">
      <div className="island-error" role="alert">
        <Icon name="warn" />
        <p>
          <InlineText content={copy.text} />
        </p>
        <button className="button" type="button">
          {copy.retry}
        </button>
      </div>
    </template>
  );
}
