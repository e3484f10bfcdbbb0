/** Frees the memory of a canvas that is no longer shown: Safari keeps it for a while otherwise, and has little. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
