import { IconCircleOff, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Scale } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Ballot } from '../ballot/useBallot.ts'
import classes from './TargetSliders.module.css'
import { sliderText } from './sliderText.ts'
import { VoteSlider } from './VoteSlider.tsx'

export interface TargetSlidersProps {
  /** Without `abstain`, there is no button for it. */
  ballot: Pick<Ballot, 'target' | 'choose' | 'clear' | 'isLocked'> & Partial<Pick<Ballot, 'abstain'>>
  target: { id: string; text: string }
  scale: Scale
  /** The axes of the scale, in order, with what their ends mean. A single axis needs no title. */
  axes: readonly { title: string; lowLabel?: string; highLabel?: string }[]
}

/**
 * The sliders of one target, one per axis, and beside them abstaining and taking the choice back. What became of the
 * choice stands below the last slider. SPEC EV19
 */
export function TargetSliders({ ballot, target, scale, axes }: TargetSlidersProps) {
  const text = useText(sliderText)
  const around = useRef<HTMLDivElement>(null)
  const { choice, state } = ballot.target(target.id)
  const isAbstaining = choice.is === 'abstention'
  const values = choice.is === 'values' ? [choice.value1, choice.value2] : [null, null]
  const told = [
    ...(isAbstaining ? [text.abstained] : []),
    ...(state === 'nothing' ? [] : [text.states[state]]),
  ]
  return (
    <div className={classes.around} ref={around}>
      <div className={classes.sliders} data-state={state} data-axes={scale.axes}>
        {axes.slice(0, scale.axes).map(({ title, ...ends }, index) => (
          <VoteSlider
            key={index}
            label={scale.axes === 2 ? text.axis(target.text, title) : target.text}
            {...{ scale, ...ends }}
            value={values[index] ?? null}
            isLocked={ballot.isLocked || isAbstaining}
            tone={index === 0 ? 'first' : 'second'}
            onChange={(value) => ballot.choose(target.id, index === 0 ? 1 : 2, value)}
            note={
              <>
                {scale.axes === 2 && (
                  <span className={classes.title} dir="auto" aria-hidden="true">
                    {title}
                  </span>
                )}
                {index === scale.axes - 1 && told.length > 0 && (
                  <span className={classes.state} title={told.join(' · ')}>
                    {told.join(' · ')}
                  </span>
                )}
              </>
            }
          />
        ))}
        <div className={classes.acts}>
          {choice.is === 'values' && !ballot.isLocked && (
            <button
              type="button"
              className={classes.clear}
              aria-label={text.clearOn(target.text)}
              title={text.clear}
              onClick={() => {
                ballot.clear(target.id)
                // The button goes.
                around.current?.querySelector('input')?.focus({ preventScroll: true })
              }}
            >
              <IconX size={18} />
            </button>
          )}
          {ballot.abstain && (
            <button
              type="button"
              className={classes.abstain}
              aria-pressed={isAbstaining}
              aria-label={text.abstainOn(target.text)}
              disabled={ballot.isLocked}
              onClick={() => ballot.abstain?.(target.id, !isAbstaining)}
            >
              <IconCircleOff size={18} aria-hidden="true" />
              {text.abstain}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
