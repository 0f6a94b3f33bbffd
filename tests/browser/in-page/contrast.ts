/** Finds text whose colour is too near its ground, as the page is painted now. Runs inside the page. */
import { describePiece, listTextPieces, type TextPiece } from './text-pieces.ts';

/** Least ratios of WCAG 2: of text that one reads at length, and of all text. */
const BODY_RATIO = 7;
const TEXT_RATIO = 4.5;

type Colour = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };

/** One sentence for each kind of place with too little contrast. */
export function findWeakText(): string[] {
  const problems = listTextPieces(document.body).flatMap((piece) => {
    const ratio = ratioOf(piece.element);
    const least = isBodyText(piece) ? BODY_RATIO : TEXT_RATIO;
    return ratio < least ? [`${describePiece(piece)} has a contrast of ${ratio.toFixed(2)}`] : [];
  });
  return [...new Set(problems)];
}

function isBodyText({ element }: TextPiece): boolean {
  return (
    element.closest('main :is(p, li, dd, td)') !== null && element.closest('a, button, summary') === null
  );
}

function ratioOf(element: Element): number {
  const ground = groundOf(element);
  const { fill, color } = getComputedStyle(element);
  const words = over(parseColour(element instanceof SVGElement ? fill : color), ground);
  const [darker = 0, lighter = 0] = [luminance(words), luminance(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The ground under an element: the colours of what holds it, laid over each other from the page up. */
function groundOf(element: Element): Colour {
  const shape = element instanceof SVGElement ? shapeUnder(element) : undefined;
  if (shape !== undefined) return parseColour(getComputedStyle(shape).fill);
  const layers: Colour[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const colour = parseColour(getComputedStyle(each).backgroundColor);
    layers.push(colour);
    if (colour.alpha === 1) break;
  }
  return layers.reduceRight((ground, layer) => over(layer, ground), { red: 1, green: 1, blue: 1, alpha: 1 });
}

/** In a drawing the ground of words is the last filled shape before them that reaches under their middle. */
function shapeUnder(words: SVGElement): SVGGeometryElement | undefined {
  const { x, y, width, height } = words.getBoundingClientRect();
  const middle = new DOMPoint(x + width / 2, y + height / 2);
  const shapes = [
    ...(words.ownerSVGElement?.querySelectorAll<SVGGeometryElement>('path, rect, circle') ?? []),
  ];
  return shapes.findLast((shape) => {
    const isBefore = shape.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING;
    const matrix = shape.getScreenCTM()?.inverse();
    if (isBefore === 0 || matrix === undefined || !shape.checkVisibility()) return false;
    return getComputedStyle(shape).fill !== 'none' && shape.isPointInFill(middle.matrixTransform(matrix));
  });
}

function over(top: Colour, ground: Colour): Colour {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, ground.red),
    green: mix(top.green, ground.green),
    blue: mix(top.blue, ground.blue),
    alpha: 1,
  };
}

/** Browsers print computed colours as `rgb(…)`, `rgba(…)`, or `color(srgb …)` with parts of one. */
function parseColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
  const scale = text.startsWith('color(') ? 1 : 255;
  return { red: red / scale, green: green / scale, blue: blue / scale, alpha };
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
