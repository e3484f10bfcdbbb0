import type { Picture } from './standalone.tsx'

/** Twice the pixels of the screen, for sharp letters in documents. */
const pixels = 2
/** Browsers refuse larger canvases. */
const mostPixels = 8192

/**
 * A picture as pixels.
 *
 * @throws {Error} when the browser cannot draw it
 */
export async function pngOf({ markup, width, height }: Picture): Promise<Blob> {
  const scale = Math.min(pixels, mostPixels / width, mostPixels / height)
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
