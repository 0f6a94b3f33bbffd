/**
 * The error message that the core script shows beside an island that failed to load. The page contains it as a
 * `template` element, so it is available when no file can be fetched.
 */
import type { Filled, Ui } from '../../../schema/index.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';

export type IslandErrorProps = {
  /** The message with the number to call, and the labels of the button. */
  readonly texts: Filled<Ui>['failedPart'];
};

/** Returns the template of the message: an icon, the text and the retry button. */
export function IslandError({ texts }: IslandErrorProps) {
  return (
    <template data-failed="">
      <div className="island-error" role="alert">
        <Icon name="warn" />
        <p>
          <InlineText content={texts.text} />
        </p>
        <button className="button" type="button" data-reload={texts.reload}>
          {texts.retry}
        </button>
      </div>
    </template>
  );
}
