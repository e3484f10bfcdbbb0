import { expect, test } from 'vitest'
import { nicknameLooks, personColors } from './personColor.ts'

/** WCAG's relative luminance of #rrggbb. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the 44 colours differ, and white is readable on each (4.5:1)', () => {
  expect(new Set(personColors).size).toBe(44)
  const hardToRead = personColors.filter((color) => 1.05 / (luminance(color) + 0.05) < 4.5)
  expect(hardToRead).toEqual([])
})

test('[A6] the letter is readable on the colour of every nickname (4.5:1)', () => {
  const hardToRead = Object.entries(nicknameLooks).filter(([, { background, color }]) => {
    const [light = 0, dark = 0] = [luminance(background), luminance(color)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05) < 4.5
  })
  expect(hardToRead).toEqual([])
})

test('neighbouring colours can be told apart', () => {
  const distances = personColors.map((color, index) => {
    const next = personColors[(index + 1) % personColors.length] ?? ''
    const parts = [1, 3, 5].map(
      (at) => parseInt(color.slice(at, at + 2), 16) - parseInt(next.slice(at, at + 2), 16),
    )
    return Math.hypot(...parts)
  })
  expect(Math.min(...distances)).toBeGreaterThan(60)
})
