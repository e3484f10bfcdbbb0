import { IconArrowBackUp, IconCheck, IconHelpCircle, IconPlayerTrackNext } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { shownColor } from '#domain/activity/colors.ts'
import { useText } from '#ui/texts/useText.ts'
import '#ui/groupColors.css'
import classes from './PlaceButtons.module.css'
import { placeText } from './placeText.ts'
import type { Placement } from './placements.ts'
import type { Placing } from './usePlacing.ts'

/** How many sections have a key. */
const keyed = 9
/** More than these stand closer together on a phone. */
const few = 8

/** Under an item: a large button for each section, *Undecided*, and the ways to other items; all within reach of a thumb. */
export function PlaceButtons({ placing, placement }: { placing: Placing; placement: Placement }) {
  const text = useText(placeText)
  const { sections, ballot, place, back, skip } = placing
  const id = useId()
  const isUndecided = placement.is === 'undecided'
  return (
    <>
      <div
        role="group"
        aria-label={text.sections}
        className={classes.sections}
        data-many={sections.length > few || undefined}
      >
        {sections.map((section, at) => {
          const isHere = placement.is === 'in' && placement.section.id === section.id
          return (
            <button
              key={section.id}
              type="button"
              className={classes.section}
              aria-pressed={isHere}
              aria-keyshortcuts={at < keyed ? String(at + 1) : undefined}
              data-color={shownColor(section.color) || undefined}
              aria-label={section.text}
              aria-describedby={section.desc === '' ? undefined : `${id}-${section.id}`}
              title={section.desc || undefined}
              disabled={ballot.isLocked}
              onClick={() => place(section)}
            >
              <span className={classes.names}>
                <span className={classes.name} dir="auto">
                  {section.text}
                </span>
                {section.desc !== '' && (
                  <span className={classes.desc} id={`${id}-${section.id}`} dir="auto">
                    {section.desc}
                  </span>
                )}
              </span>
              {isHere ? (
                <IconCheck size={20} aria-hidden="true" />
              ) : (
                at < keyed && (
                  <kbd className={classes.key} aria-hidden="true">
                    {at + 1}
                  </kbd>
                )
              )}
            </button>
          )
        })}
      </div>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} />}
          disabled={back === null}
          aria-keyshortcuts="Backspace"
          onClick={() => back?.()}
        >
          {text.back}
        </Button>
        <Button
          variant={isUndecided ? 'light' : 'default'}
          leftSection={isUndecided ? <IconCheck size={18} /> : <IconHelpCircle size={18} />}
          aria-pressed={isUndecided}
          aria-keyshortcuts="0"
          disabled={ballot.isLocked}
          onClick={() => place(null)}
        >
          {text.undecided}
        </Button>
        <Button variant="default" rightSection={<IconPlayerTrackNext size={18} />} onClick={skip}>
          {text.skip}
        </Button>
      </div>
      <p className={classes.keys}>{text.keys}</p>
    </>
  )
}
