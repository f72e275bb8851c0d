/* Colours as '#rrggbb', measured and mixed as a browser would. */

/** Red, green and blue of a colour, 0 to 1, linear in light. */
const linear = (colour: string): number[] =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** Relative luminance after WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio after WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly (readonly [number, number, number])[];
const times = (matrix: Matrix, [x = 0, y = 0, z = 0]: readonly number[]): number[] =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z);

/* From linear sRGB to OKLab and back, after CSS Color 4. */
const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const FROM_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const inLab = (colour: string): number[] => times(TO_LMS, linear(colour)).map(Math.cbrt);

/** `color-mix(in oklab, a percent%, b)`. The cube roots are mixed: OKLab is linear in them. */
export function mix(a: string, percent: number, b: string): string {
  const other = inLab(b);
  const mixed = inLab(a).map((part, at) => (part * percent + (other[at] ?? 0) * (100 - percent)) / 100);
  const parts = times(
    FROM_LMS,
    mixed.map((part) => part ** 3),
  )
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
