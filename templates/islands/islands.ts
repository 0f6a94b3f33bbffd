/**
 * The table of islands: the components that are hydrated, and the schemas of their props. Browser code never
 * imports it.
 */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import { BailEstimatorProps } from './BailEstimator/BailEstimator.props.ts';
import { BailEstimator } from './BailEstimator/BailEstimator.tsx';
import { ChatProps } from './Chat/Chat.props.ts';
import { Chat } from './Chat/Chat.tsx';
import { ContactFormProps } from './ContactForm/ContactForm.props.ts';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import { SearchProps } from './Search/Search.props.ts';
import { Search } from './Search/Search.tsx';
import { TownFilterProps } from './TownFilter/TownFilter.props.ts';
import { TownFilter } from './TownFilter/TownFilter.tsx';

/** A component that is hydrated; `Props` is a small JSON-serialisable object. */
export type IslandDefinition<Props extends object> = {
  readonly Component: ComponentType<Props>;
  readonly schema: z.ZodType<Props>;
};

/** Every island by name; `scripts/island-loader.ts` has an entry for each. */
export const islands = {
  'bail-estimator': { Component: BailEstimator, schema: BailEstimatorProps },
  chat: { Component: Chat, schema: ChatProps },
  'contact-form': { Component: ContactForm, schema: ContactFormProps },
  search: { Component: Search, schema: SearchProps },
  'town-filter': { Component: TownFilter, schema: TownFilterProps },
} as const;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = z.infer<(typeof islands)[Name]['schema']>;
