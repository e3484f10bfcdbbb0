import { useDrag } from '#activity/board/drag/dragState.ts'
import { shownColor } from '#domain/activity/colors.ts'
import type { SectionId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ShownSection } from '../items/shownSections.ts'
import { organizeText } from '../text.ts'
import { isInSection, placeIds } from './placeDrag.ts'
import classes from './SectionSwitch.module.css'

export interface SectionSwitchProps {
  sections: readonly ShownSection[]
  counts: ReadonlyMap<string | null, number>
  openId: SectionId | null
  onOpen: (id: SectionId | null) => void
}

/**
 * On a phone: all sections with the numbers of their items, of which one is open. During a drag it is at the foot of the
 * screen, within reach of the thumb, and an item is dropped on a section there.
 */
export function SectionSwitch({ sections, counts, openId, onOpen }: SectionSwitchProps) {
  const text = useText(organizeText)
  const isDragging = useDrag(({ lifted }) => lifted !== null)
  const target = useDrag(({ target: name }) => name)
  return (
    <>
      <div role="group" aria-label={text.switcher} className={classes.switch}>
        {sections.map(({ id, text: name, color }) => (
          <button
            key={id ?? ''}
            type="button"
            className={classes.section}
            data-color={shownColor(color) || undefined}
            aria-label={text.sectionHead(name, counts.get(id) ?? 0)}
            aria-pressed={id === openId}
            onClick={() => onOpen(id)}
          >
            <span className={classes.name} dir="auto">
              {name}
            </span>
            <span className={classes.count} translate="no">
              {counts.get(id) ?? 0}
            </span>
          </button>
        ))}
      </div>
      {isDragging && (
        <div className={classes.dock} aria-hidden="true">
          {sections.map(({ id, text: name, color }) => (
            <div
              key={id ?? ''}
              className={classes.zone}
              data-color={shownColor(color) || undefined}
              data-drop={placeIds.section(id)}
              data-target={(target !== null && isInSection(target, id)) || undefined}
            >
              <span className={classes.name} dir="auto">
                {name}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
