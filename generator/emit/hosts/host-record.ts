/** What hosts have to be told of a publication, kept so that a host's file can be printed without building. */
import type { Store } from '../../store/store.ts';
import type { OutputFolder } from '../output-folder.ts';
import { keyOfOutput } from '../output-record.ts';
import { HostTable } from './host-table.ts';

/** The table of hosts of the output that is in place; undefined when it is not known. */
export function readHostTable(store: Store, folder: OutputFolder): HostTable | undefined {
  return HostTable.safeParse(store.bucket('hosts').getJson(keyOfOutput(folder))).data;
}

/** Keeps the table of hosts of the output that is in place. */
export function putHostTable(store: Store, folder: OutputFolder, table: HostTable): void {
  store.bucket('hosts').putJson(keyOfOutput(folder), table);
}
