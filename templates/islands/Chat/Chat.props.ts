/** Props of the chat, validated on the server. Browser code imports the type only. */
import * as z from 'zod';

const text = z.string().regex(/\S/u);

/**
 * The texts of the button. The script contains all other texts, so that they do not add to the size of every page.
 */
export const ChatProps = z.strictObject({
  title: text.meta({ description: 'Visible label of the button, and heading of the chat.' }),
  open: text.meta({
    description: 'Accessible name of the button while the chat is closed; contains the label.',
  }),
  close: text.meta({ description: 'Accessible name of the button while the chat is open.' }),
});

export type ChatProps = z.infer<typeof ChatProps>;
