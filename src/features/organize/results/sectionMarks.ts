import type { ChartMark } from '#activity/chart/chart.ts'
import { pictureColor } from '#domain/activity/colors.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'

/** What stands for a section in pictures: its number on its colour. Those without a colour get one, to be told apart. */
export function markOf({ color }: Pick<NamedSection, 'color'>, at: number): ChartMark {
  return { label: String(at + 1), color: pictureColor(color, at + 1) }
}
