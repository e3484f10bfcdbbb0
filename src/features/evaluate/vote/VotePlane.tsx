import { useEffect, useMemo, useRef, useState } from 'react'
import { ChartMarkView } from '#activity/chart/ChartMarkView.tsx'
import { PlacingMatrix } from '#activity/chart/matrix/PlacingMatrix.tsx'
import type { MatrixAxis } from '#activity/chart/matrix/matrix.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { sliderText } from '#activity/voting/slider/sliderText.ts'
import { useText } from '#ui/texts/useText.ts'
import { markColor } from '../markColor.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { evaluateText } from '../text.ts'
import classes from './VotePlane.module.css'

export interface VotePlaneProps {
  evaluate: Evaluate
  ballot: Ballot
}

/** A second way to vote in a matrix: a poll is chosen, then a tap on the plane gives it both values. The next follows. */
export function VotePlane({ evaluate, ballot }: VotePlaneProps) {
  const text = useText(evaluateText)
  const { states } = useText(sliderText)
  const { polls, scale, axes, quadrants, showQuadrants, matrixColor } = evaluate
  const [chosenId, setChosenId] = useState<string | null>(null)
  const items = polls.map(({ id, number, text: words, color: own }) => {
    const { choice } = ballot.target(id)
    const [value1, value2] = choice.is === 'values' ? [choice.value1, choice.value2] : [null, null]
    const color = markColor(2, { color: own, number })
    return { id, number, text: words, color, value1, value2 }
  })
  const stateOf = (id: string): string => {
    const { state } = ballot.target(id)
    return state === 'nothing' ? text.notPlaced : states[state]
  }
  const isOpen = (id: string): boolean => ballot.target(id).choice.is === 'nothing'
  const selectedId = items.some(({ id }) => id === chosenId)
    ? chosenId
    : (items.find(({ id }) => isOpen(id))?.id ?? null)
  const place = (id: string, value1: number, value2: number): void => {
    ballot.place(id, value1, value2)
    // The keys go on moving a marker that was placed before.
    const next = isOpen(id) ? items.find((item) => item.id !== id && isOpen(item.id)) : undefined
    setChosenId(next?.id ?? id)
  }
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-pressed="true"]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selectedId])
  const selected = items.find(({ id }) => id === selectedId)
  const plane = useMemo((): [MatrixAxis, MatrixAxis] => {
    const [x = { title: '', help: '' }, y = x] = axes
    return [x, y]
  }, [axes])
  return (
    <div className={classes.all}>
      <p className={classes.hint}>{text.planeHint}</p>
      <div className={classes.sides}>
        <ol ref={list} className={classes.polls} aria-label={text.planeTitle}>
          {items.map(({ id, number, color, text: words }) => (
            <li key={id}>
              <button
                type="button"
                className={classes.poll}
                aria-pressed={id === selectedId}
                onClick={() => setChosenId(id)}
              >
                <ChartMarkView mark={{ label: String(number), color }} />
                <span className={classes.text} dir="auto">
                  {words}
                </span>
                <span className={classes.state}>{stateOf(id)}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={classes.plane}>
          {selected && (
            <p className={classes.selected} dir="auto">
              <ChartMarkView mark={{ label: String(selected.number), color: selected.color }} />
              <span>{selected.text}</span>
            </p>
          )}
          <PlacingMatrix
            title={text.planeTitle}
            {...{ items, scale, quadrants, showQuadrants, selectedId }}
            axes={plane}
            colors={matrixColor}
            isDisabled={ballot.isLocked}
            onSelect={setChosenId}
            onPlace={place}
          />
        </div>
      </div>
    </div>
  )
}
