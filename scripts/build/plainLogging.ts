/** Stands in for lib0/logging in the build: the same warnings in the browser's console, without colours. */
export const [ORANGE, RED, BOLD, UNBOLD] = [Symbol('orange'), Symbol('red'), Symbol('bold'), Symbol('unbold')]

export function print(...parts: unknown[]): void {
  console.log(...withoutColours(parts))
}

export function warn(...parts: unknown[]): void {
  console.warn(...withoutColours(parts))
}

function withoutColours(parts: unknown[]): unknown[] {
  return parts.filter((part) => typeof part !== 'symbol')
}
