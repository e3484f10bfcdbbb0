import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useText } from '#ui/texts/useText.ts'
import type { ChartColors } from '../chartColors.ts'
import { ChartSvg } from '../ChartSvg.tsx'
import { LegendView } from '../LegendView.tsx'
import { placed, round } from '../placed.ts'
import { useNumbers } from '../useNumbers.ts'
import { voteResultsText } from '../../voting/resultsText.ts'
import { BubbleDetails } from './BubbleDetails.tsx'
import { BubbleTrails } from './BubbleTrails.tsx'
import { BubbleView } from './BubbleView.tsx'
import type { Bubble } from './bubbles.ts'
import { heatCells } from './heat.ts'
import { HeatView } from './HeatView.tsx'
import type { MatrixLayout } from './layoutMatrix.ts'
import type { MatrixChartProps } from './matrix.ts'
import classes from './MatrixChart.module.css'
import { matrixText } from './matrixText.ts'
import { PlaneView } from './PlaneView.tsx'
import { useDetails } from './useDetails.ts'
import { useRovingFocus } from './useRovingFocus.ts'

export interface MatrixPictureProps {
  chart: MatrixChartProps
  layout: MatrixLayout
  /** Drawn before in a plane of this size: bubbles glide to new values, but jump when only the window changed. */
  isSettled: boolean
  colors: ChartColors
  showHeat: boolean
  /** The item under the mouse or with the focus, here or in the table. */
  pointedAt: string | null
  onPoint: (id: string | null) => void
}

/** The picture of a matrix and the details over it. */
export function MatrixPicture(props: MatrixPictureProps) {
  const { chart, layout, isSettled, colors, showHeat, pointedAt, onPoint } = props
  const { axes, items, scale, size = 'page', title, onOpen } = chart
  const text = useText(matrixText)
  const few = useText(voteResultsText)
  const numbers = useNumbers()
  const { bubbles, labels, legend } = layout
  const inOrder = [...bubbles].sort((a, b) => a.item.number - b.item.number)
  const { rovingProps, onFocused } = useRovingFocus(inOrder.map(({ item }) => item.id))
  const details = useDetails(onPoint)
  const pointed = bubbles.find(({ item }) => item.id === pointedAt)
  const detailed = bubbles.find(({ item }) => item.id === details.id)
  const isWithheld = items.some(({ result }) => result.withheld > 0)
  const isPage = size === 'page'

  const nameOf = ({ item, mean1, mean2 }: Bubble): string => {
    const [value1, value2] = [numbers.value(mean1), numbers.value(mean2)]
    const name = text.bubble(item.text, axes[0].title, value1, axes[1].title, value2, item.result.count)
    const { withheld } = item.result
    const now = withheld > 0 ? `${name}; ${few.withheld(withheld)}` : name
    const [before1, before2] = [item.earlier?.axis1.mean, item.earlier?.axis2?.mean]
    return before1 === undefined || before1 === null
      ? now
      : `${now}; ${text.before(numbers.value(before1), numbers.value(before2))}`
  }
  const bubbleProps = (bubble: Bubble) => {
    const { id } = bubble.item
    const { onKeyDown, ...roving } = rovingProps(id)
    return {
      ...roving,
      role: 'button',
      'aria-label': nameOf(bubble),
      onFocus: () => {
        onFocused(id)
        details.show(id)
      },
      onBlur: details.hide,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') details.show(id)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') details.leave()
      },
      onClick: ({ nativeEvent }: MouseEvent) => {
        // A finger cannot hover: it shows the details, which have a button.
        if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') details.show(id)
        else onOpen?.(id)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') details.hide()
        // eslint-disable-next-line no-restricted-syntax -- a bubble is no text field
        else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          onOpen?.(id)
        } else onKeyDown(event)
      },
    }
  }

  const pairs = (pointed ? [pointed.item] : items).flatMap(({ result }) => result.pairs)
  // Smaller bubbles lie above larger ones, so that each can be seen and touched.
  const drawn = [...bubbles].sort((a, b) => b.radius - a.radius || a.item.number - b.item.number)
  const [x, y] = axes
  return (
    <>
      <ChartSvg
        width={round(layout.width)}
        height={round(layout.height)}
        name={title}
        description={text.picture(bubbles.length, x.title, y.title)}
        isInteractive={isPage}
        onPointerDown={({ target }) => {
          if (!(target as Element).closest('[role="button"]')) details.hide()
        }}
      >
        <PlaneView layout={layout.plane} colors={colors} matrixColor={chart.colors}>
          {showHeat && (
            <HeatView
              cells={heatCells(pairs, scale)}
              plane={layout.plane.plane}
              colors={colors}
              size={layout.plane.size * 0.92}
            />
          )}
        </PlaneView>
        <BubbleTrails bubbles={bubbles} colors={colors} size={layout.plane.size} pointedAt={pointedAt} />
        <g data-settled={isSettled || undefined}>
          {drawn.map((bubble) => (
            <BubbleView
              key={bubble.item.id}
              bubble={bubble}
              colors={colors}
              size={layout.plane.size}
              data-faded={(pointed && pointed !== bubble) || undefined}
              {...(isPage ? bubbleProps(bubble) : { 'data-still': '' })}
            />
          ))}
        </g>
        <g
          className={classes.labels}
          data-faded={pointed !== undefined || undefined}
          fontSize={layout.plane.size * 0.92}
          fill={colors.ink}
        >
          {labels.map((label) => (
            <g key={label.id} className={classes.lifted} {...placed(label.x, label.y)}>
              <text>{label.text}</text>
            </g>
          ))}
        </g>
        {pointed && <Lifted key={pointed.item.id} bubble={pointed} layout={layout} colors={colors} />}
        {legend && (
          <g transform={`translate(${round(legend.x)} ${round(legend.y)})`}>
            <LegendView layout={legend} colors={colors} />
            {legend.left > 0 && (
              <text y={legend.height + legend.size * 1.6} fontSize={legend.size} fill={colors.dimmed}>
                {text.others(legend.left)}
              </text>
            )}
          </g>
        )}
      </ChartSvg>
      {bubbles.length === 0 && !isWithheld && <p className={classes.empty}>{text.empty}</p>}
      {detailed && isPage && (
        <BubbleDetails
          bubble={detailed}
          axes={axes}
          room={layout}
          onOpen={onOpen}
          onEnter={() => details.show(detailed.item.id)}
          onLeave={details.leave}
        />
      )}
    </>
  )
}

interface LiftedProps {
  bubble: Bubble
  layout: MatrixLayout
  colors: ChartColors
}

/** A bubble above all others, with lines to its values. A copy: an element that moves in the document loses the focus. */
function Lifted({ bubble, layout: { plane }, colors }: LiftedProps) {
  const { box } = plane.plane
  const { mean } = bubble
  return (
    <g data-screen="" aria-hidden="true" className={classes.lifted}>
      <path
        d={`M${round(mean.x)} ${round(mean.y)}V${box.bottom}M${round(mean.x)} ${round(mean.y)}H${box.left}`}
        stroke={colors.ink}
        strokeWidth={1}
        strokeDasharray="3 3"
        fill="none"
      />
      <BubbleTrails bubbles={[bubble]} colors={colors} size={plane.size} pointedAt={null} />
      <BubbleView bubble={bubble} colors={colors} size={plane.size} isLifted />
      <circle className={classes.ring} cx={bubble.x} cy={bubble.y} r={bubble.radius + 5} />
    </g>
  )
}
