export type PinProps = {
  /** The number of the place on the map of the page, or the letter of a moment. */
  readonly label: number | string;
  /** Whether the square is outlined: courts, moments, and lines that cost nothing. @default false */
  readonly outlined?: boolean;
  /** Whether screen readers read the label, because other texts refer to it. @default false */
  readonly spoken?: boolean;
  /** Id to which the square on the map links. */
  readonly id?: string;
};

export function Pin({ label, outlined = false, spoken = false, id }: PinProps) {
  return (
    <span
      className="pin"
      id={id}
      data-variant={outlined ? 'outline' : undefined}
      aria-hidden={spoken ? undefined : true}
    >
      {label}
    </span>
  );
}
