import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Measure } from '../texts.ts'
import { layoutMatrix } from './layoutMatrix.ts'
import type { MatrixChartProps } from './matrix.ts'

const measure: Measure = (text, size) => text.length * size * 0.56
const scale = { low: 1, high: 5, axes: 2 as const }

function chart(polls: number, text: string): MatrixChartProps {
  const items = Array.from({ length: polls }, (_, at) => {
    const vote = { targetId: 't', round: 1, value1: 1 + (at % 5), value2: 1 + (at % 4), votes: 3 }
    return { id: `p${at}`, number: at + 1, text, color: 0, result: resultOf([vote], scale) }
  })
  return {
    ...{ title: 'Ideas', listTitle: 'Answers', items, scale, colors: 0, size: 'projector' },
    axes: [
      { title: 'Effort', help: '1 a few days, 5 many months' },
      { title: 'Value', help: '1 hardly any, 5 very much' },
    ],
    ...{ quadrants: ['Quick wins', 'Big bets', 'When there is time', 'Not worth it'], showQuadrants: true },
  }
}

const long = 'A quiet room for everybody in the new building who asked for it'
/** What the room's screen leaves of 1920x1080, and of 1280x720. */
const rooms = [
  { width: 1848, height: 738 },
  { width: 1232, height: 492 },
]

test.each(
  rooms.flatMap((room) =>
    [3, 12, 50].flatMap((polls) => ['Quiet room', long].map((text) => ({ ...room, polls, text }))),
  ),
)(
  "[EV15] the room's screen of $width x $height is filled, in type for its last row: $polls polls, $text",
  ({ width, height, polls, text }) => {
    const { plane, legend, bubbles } = layoutMatrix(chart(polls, text), {
      ...{ room: { width, height }, measure, showHeat: false },
    })
    expect(Math.round(plane.height)).toBe(height)
    if (!legend) throw new Error('no legend')
    // The plane takes what the legend leaves: two thirds where texts are short, half where many are long.
    expect(plane.width).toBeGreaterThan(width * (polls === 50 ? 0.45 : text === long ? 0.58 : 0.65))
    expect(plane.width + legend.width).toBeGreaterThan(width * 0.95)
    expect(legend.x).toBeGreaterThan(plane.width)
    expect([legend.left, legend.items.length, bubbles.length]).toEqual([0, polls, polls])
    expect(plane.size).toBeGreaterThanOrEqual(height / 25)
    expect(legend.size).toBeGreaterThanOrEqual(height / 36)
    expect(legend.height).toBeLessThanOrEqual(height)
  },
)
