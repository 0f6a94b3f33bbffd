import type { ReactNode } from 'react';

function outline(shape: string, details: string): ReactNode {
  return (
    <svg
      width="58"
      height="60"
      viewBox="0 0 96 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d={shape} />
      <path d={details} strokeWidth="2" />
    </svg>
  );
}

const card = 'M4 22h88v56H4z';

export const outlines = {
  license: outline(card, 'M16 36h36M16 46h28M16 64h60M64 34h18v18H64z'),
  id: outline(
    card,
    'M14 34h26v32H14zM21 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0M17 66c0-14 20-14 20 0M50 40h32M50 50h32M50 60h20',
  ),
  form: outline('M18 6h48l14 14v74H18zM66 6v14h14', 'M28 32h42M28 42h42M28 52h42M28 62h26M28 82h20M56 82h14'),
  agreement: outline(
    'M18 6h62v88H18z',
    'M28 20h42M28 30h42M28 40h42M28 50h30M28 84h42M32 80c6-14 12-14 10-4s8-12 12-8-2 10 6 6',
  ),
  payment: outline('M4 24h88v52H4zM4 38h88', 'M16 60h22'),
  receipt: outline(
    'M26 6h46v84l-5.75-6-5.75 6-5.75-6-5.75 6-5.75-6-5.75 6-5.75-6L26 90z',
    'M36 22h26M36 32h26M36 42h14M36 62h26',
  ),
  copies: outline('M30 6h54v76H30zM30 18H16v76h54V82', 'M40 22h34M40 32h34M40 42h34M40 52h20'),
} as const;
