import { expect, test } from 'vitest'
import { canvasRatio } from './canvasRatio.ts'

test('[SL23] a page is drawn as sharp as the screen; a giant one needs no more memory than a canvas may have', () => {
  expect(canvasRatio({ width: 960, height: 540 }, 2, 0)).toBe(2)
  const giant = { width: 14_400 * 4, height: 14_400 * 4 }
  const ratio = canvasRatio(giant, 2, 0)
  expect(giant.width * ratio * (giant.height * ratio)).toBeLessThanOrEqual(16_000_001)
  const strip = { width: 200_000, height: 10 }
  expect(strip.width * canvasRatio(strip, 3, 0)).toBeLessThanOrEqual(8192)
  const ahead = canvasRatio(giant, 2, 1)
  expect(ahead).toBeLessThan(ratio)
  expect(canvasRatio({ width: 960, height: 540 }, 2, 1)).toBe(2)
})
