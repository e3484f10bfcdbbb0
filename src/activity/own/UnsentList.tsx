import { Button } from '@mantine/core'
import type { WorkshopId } from '#domain/ids.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import type { DraftPlace } from '#sync/device/drafts.ts'
import { useDrafts } from '#sync/device/useDrafts.ts'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './Own.module.css'
import { OwnEntry } from './OwnEntry.tsx'
import type { OwnEntryProps } from './OwnEntry.tsx'
import { ownText } from './ownText.ts'

export interface UnsentListProps {
  /** Whose drafts, by `identityKey`. */
  owner: string
  workshopId: WorkshopId
  /** What is said of a place, and the way there; omitted: the session cannot be opened any more. */
  of?: (place: DraftPlace) => Pick<OwnEntryProps, 'under' | 'state' | 'link'>
}

/** Texts that a person began in a session and did not send, each to be copied or dismissed. SPEC B26 */
export function UnsentList({ owner, workshopId, of }: UnsentListProps) {
  const text = useText(ownText)
  const ui = useText(uiText)
  const drafts = useDrafts(owner, workshopId)
  if (drafts.length === 0) return null
  return (
    <section className={classes.activity} aria-labelledby="unsent">
      <h2 id="unsent" className={classes.name}>
        {text.unsent}
      </h2>
      <p className={classes.unsentHint}>{text.unsentHint}</p>
      <ul className={classes.list} data-list="unsent">
        {drafts.map(({ key, text: written, place }) => (
          <OwnEntry
            key={key}
            rowId={key}
            text={written}
            isSaved={false}
            {...(of?.(place) ?? { under: [], state: text.notSent, link: null })}
            actions={
              <>
                <CopyButton size="xs" value={written} label={ui.copy} />
                <Button size="xs" variant="subtle" color="gray" onClick={() => writeDraft(owner, key, '')}>
                  {ui.dismiss}
                </Button>
              </>
            }
          />
        ))}
      </ul>
    </section>
  )
}
