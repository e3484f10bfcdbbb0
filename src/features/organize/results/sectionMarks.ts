import type { ChartMark } from '#activity/chart/chart.ts'
import { pictureColor, shownColor } from '#domain/activity/colors.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'

const palette = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => pictureColor(0, number))

/**
 * What stands for each section in pictures: its number on its colour. Those without a colour get one that no other has, as
 * long as there are some, to be told apart.
 */
export function marksOf(sections: readonly Pick<NamedSection, 'color'>[]): ChartMark[] {
  const chosen = new Set(sections.map(({ color }) => shownColor(color)))
  const free = palette.filter((color) => !chosen.has(color))
  const given = free.length > 0 ? free : palette
  let next = 0
  return sections.map(({ color }, at) => ({
    label: String(at + 1),
    color: color === 0 ? (given[next++ % given.length] ?? 0) : color,
  }))
}
