/** The top of a post: title, dates and the number to call. */
import type { ReactNode } from 'react';
import type { Filled, Ui } from '../../../schema/index.ts';
import type { License, PhoneLink, PostLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { interpolateElement } from '../interpolate-element.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';

export type PostHeadProps = {
  /** The breadcrumbs. */
  readonly breadcrumbs: BreadcrumbsProps;
  /** The post, with the data that lists show. */
  readonly post: Pick<PostLink, 'title' | 'excerpt' | 'category' | 'readTime' | 'published' | 'updated'>;
  /** The telephone line to call. */
  readonly phone: PhoneLink;
  /** The licence of the agency. */
  readonly license: License;
  /**
   * Labels of the dates, the sentence for urgent cases, the hidden label of the number, and the note that we
   * are not a law firm.
   */
  readonly copy: Pick<Filled<Ui>['blog'], 'published' | 'updated' | 'urgent'> &
    Pick<Filled<Ui>['common'], 'callMainLine' | 'notLawFirm'>;
  /** Content below the facts. */
  readonly children?: ReactNode;
};

/**
 * Returns breadcrumbs, heading, excerpt, facts about the post and the telephone number. The update date is
 * shown when it differs from the publication date.
 */
export function PostHead({ breadcrumbs, post, phone, license, copy, children }: PostHeadProps) {
  const { title, excerpt, category, readTime, published, updated } = post;
  const dates = [interpolateElement(copy.published, 'date', <DateText date={published} />)];
  if (updated.iso !== published.iso) {
    dates.push(interpolateElement(copy.updated, 'date', <DateText date={updated} />));
  }
  return (
    <div className="hero post-head">
      <Breadcrumbs {...breadcrumbs} />
      <div className="hero__text">
        <h1>
          <Bidi text={title} line="heading" />
        </h1>
        <p className="lead">
          <Bidi text={excerpt} line="lead" />
        </p>
        <p className="post-head__urgent">
          {interpolateElement(copy.urgent, 'number', <PhoneText phone={phone} name={copy.callMainLine} />)}
        </p>
        <LicenseBlock license={license} />
        <MetaLine
          items={[
            <a href={category.href}>
              <Bidi text={category.label} line="link" />
            </a>,
            <Bidi text={readTime} />,
            ...dates,
          ]}
        />
        <p className="small-text">
          <Bidi text={copy.notLawFirm} />
        </p>
      </div>
      {children}
    </div>
  );
}
