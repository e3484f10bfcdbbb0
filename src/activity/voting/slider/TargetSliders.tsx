import { Button } from '@mantine/core'
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

/** The sliders of one target, one per axis, with abstaining and taking the choice back. */
export function TargetSliders({ ballot, target, scale, axes }: TargetSlidersProps) {
  const text = useText(sliderText)
  const { choice, state } = ballot.target(target.id)
  const isAbstaining = choice.is === 'abstention'
  const values = choice.is === 'values' ? [choice.value1, choice.value2] : [null, null]
  return (
    <div className={classes.around}>
      <div className={classes.sliders} data-state={state} data-axes={scale.axes}>
        {axes.slice(0, scale.axes).map(({ title, ...ends }, index) => (
          <div key={index} className={classes.axis}>
            {scale.axes === 2 && (
              <span className={classes.title} dir="auto" aria-hidden="true">
                {title}
              </span>
            )}
            <VoteSlider
              label={scale.axes === 2 ? text.axis(target.text, title) : target.text}
              {...{ scale, ...ends }}
              value={values[index] ?? null}
              isLocked={ballot.isLocked || isAbstaining}
              tone={index === 0 ? 'first' : 'second'}
              onChange={(value) => ballot.choose(target.id, index === 0 ? 1 : 2, value)}
            />
          </div>
        ))}
        <div className={classes.foot}>
          <span className={classes.state}>{state !== 'nothing' && text.states[state]}</span>
          {choice.is === 'values' && !ballot.isLocked && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={text.clearOn(target.text)}
              onClick={() => ballot.clear(target.id)}
            >
              {text.clear}
            </Button>
          )}
          {ballot.abstain && (isAbstaining || !ballot.isLocked) && (
            <Button
              size="compact-sm"
              variant={isAbstaining ? 'light' : 'subtle'}
              color="gray"
              aria-pressed={isAbstaining}
              aria-label={text.abstainOn(target.text)}
              disabled={ballot.isLocked}
              onClick={() => ballot.abstain?.(target.id, !isAbstaining)}
            >
              {isAbstaining ? text.abstained : text.abstain}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
