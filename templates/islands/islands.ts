/** Every island by its name, the hyphenated name of its folder. Browser code never imports this table. */
import type { ComponentProps } from 'react';
import { BailEstimator } from './BailEstimator/BailEstimator.tsx';
import { Chat } from './Chat/Chat.tsx';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import { Search } from './Search/Search.tsx';
import { TownFilter } from './TownFilter/TownFilter.tsx';

export const islands = {
  'bail-estimator': BailEstimator,
  chat: Chat,
  'contact-form': ContactForm,
  search: Search,
  'town-filter': TownFilter,
} as const;

export type IslandName = keyof typeof islands;

/** Props of an island: a small JSON-serializable object. */
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;

/** Returns the name of the island in a folder: `loan-calculator` for `LoanCalculator`. */
export function islandNameOf(folder: string): string {
  return folder.replace(/(?<!^)[A-Z]/gu, '-$&').toLowerCase();
}
