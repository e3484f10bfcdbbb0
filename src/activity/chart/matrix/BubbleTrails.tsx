import type { ChartColors } from '../chartColors.ts'
import { round } from '../placed.ts'
import type { Bubble, Point } from './bubbles.ts'

export interface BubbleTrailsProps {
  bubbles: readonly Bubble[]
  colors: ChartColors
  size: number
  /** All others are faded. */
  pointedAt: string | null
}

/** Shorter distances are inside of the bubble. */
const leastLength = 3

/** Below the bubbles: where one was in the round before, and from where one was moved to be seen. */
export function BubbleTrails({ bubbles, colors, size, pointedAt }: BubbleTrailsProps) {
  return (
    <g fill="none">
      {bubbles.map((bubble) => {
        const { item, mean, earlier, x, y, radius } = bubble
        const isFaded = pointedAt !== null && pointedAt !== item.id
        const isMoved = Math.hypot(mean.x - x, mean.y - y) > Math.max(leastLength, radius * 0.5)
        return (
          <g key={item.id} opacity={isFaded ? 0.25 : 1}>
            {isMoved && (
              <g stroke={colors.dimmed} strokeWidth={1}>
                <path d={`M${point(mean)}L${point(bubble)}`} strokeDasharray="2 2" />
                <circle cx={round(mean.x)} cy={round(mean.y)} r={2} fill={colors.dimmed} />
              </g>
            )}
            {earlier && <Arrow from={earlier} to={bubble} colors={colors} size={size} />}
          </g>
        )
      })}
    </g>
  )
}

interface ArrowProps {
  from: Point
  to: Bubble
  colors: ChartColors
  size: number
}

/** From the place of the round before to the edge of the bubble. */
function Arrow({ from, to, colors, size }: ArrowProps) {
  const ring = size * 0.42
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const [cos, sin] = distance === 0 ? [1, 0] : [(to.x - from.x) / distance, (to.y - from.y) / distance]
  const at = (along: number, aside = 0): Point => ({
    x: from.x + cos * along - sin * aside,
    y: from.y + sin * along + cos * aside,
  })
  const end = distance - to.radius - 2
  const head = size * 0.6
  return (
    <g stroke={colors.earlier} strokeWidth={Math.max(1.5, size / 9)}>
      <circle cx={round(from.x)} cy={round(from.y)} r={round(ring)} fill={colors.surface} />
      {end > ring + head && (
        <>
          <path d={`M${point(at(ring))}L${point(at(end - head))}`} />
          <path
            d={`M${point(at(end))}L${point(at(end - head, head * 0.5))}L${point(at(end - head, -head * 0.5))}Z`}
            fill={colors.earlier}
            stroke="none"
          />
        </>
      )}
    </g>
  )
}

function point({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}
