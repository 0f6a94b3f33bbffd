/** The messages of the chat. They exist in memory only: nothing is sent and nothing is stored. */
import { useState } from 'react';
import type { ChatAnswer } from '../../../schema/index.ts';
import type { ChatChoice } from './chat-data.ts';
import { readMessage } from './read-message.ts';

/** A message of the visitor or a reply. */
export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly answer: ChatAnswer };

/** Options of the replies. */
export type AnswerOptions = {
  /** Returns the id of the reply to a message. */
  readonly findAnswer: (message: string) => ChatAnswer;
  /** Milliseconds between a message and its answer. */
  readonly delayMs: number;
};

/**
 * Returns the messages, `send` for a typed text, and `choose` for a button. `send` returns false for a blank
 * text.
 */
export function useConversation({ findAnswer, delayMs }: AnswerOptions) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const addMessage = (text: string, answer: ChatAnswer) => {
    setMessages((previous) => [...previous, { id: previous.length, from: 'visitor', text }]);
    setTimeout(() => {
      setMessages((previous) => [...previous, { id: previous.length, from: 'helper', answer }]);
    }, delayMs);
  };
  const send = (typedText: string): boolean => {
    const text = readMessage(typedText);
    if (text === undefined) return false;
    addMessage(text, findAnswer(text));
    return true;
  };
  return { messages, send, choose: ({ label, answer }: ChatChoice) => addMessage(label, answer) };
}
