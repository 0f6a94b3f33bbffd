/** The messages of the chat. They exist in memory only: nothing is sent and nothing is stored. */
import { useState } from 'react';
import type { ChatAnswer } from '../../../schema/index.ts';
import type { ChatChoice } from './chat-data.ts';
import { readMessage } from './read-message.ts';

/** A message of the visitor or a reply. */
export type ChatMessage =
  | { readonly id: number; readonly from: 'visitor'; readonly text: string }
  | { readonly id: number; readonly from: 'helper'; readonly answer: ChatAnswer };

/** Returns the reply to a message. */
export type AnswerOptions = {
  readonly findAnswer: (message: string) => ChatAnswer;
  /** Milliseconds between a message and its answer. */
  readonly delayMs: number;
};

/** Returns the messages, `send` for a typed text, which returns false when it is blank, and `choose` for a button. */
export function useConversation({ findAnswer, delayMs }: AnswerOptions) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const say = (text: string, answer: ChatAnswer) => {
    setMessages((all) => [...all, { id: all.length, from: 'visitor', text }]);
    setTimeout(() => {
      setMessages((all) => [...all, { id: all.length, from: 'helper', answer }]);
    }, delayMs);
  };
  const send = (typed: string): boolean => {
    const text = readMessage(typed);
    if (text === undefined) return false;
    say(text, findAnswer(text));
    return true;
  };
  return { messages, send, choose: ({ label, answer }: ChatChoice) => say(label, answer) };
}
