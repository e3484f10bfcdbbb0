import { Button } from '@mantine/core'
import { useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './Own.module.css'
import { OwnEntry } from './OwnEntry.tsx'
import { ownText } from './ownText.ts'
import { useSessionNow } from './useSessionNow.ts'
import { whyLost } from './whyLost.ts'

/** Texts that this person began and did not send, with what became of their place. SPEC B26 */
export function UnsentTexts({ isOpenable }: { isOpenable: boolean }) {
  const { workshopId, identity } = useRoom()
  const owner = identityKey(identity)
  const now = useSessionNow()
  const text = useText(ownText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const [drafts, setDrafts] = useState(() => draftsOf(owner, workshopId))
  if (drafts.length === 0) return null
  const dismiss = (key: string): void => {
    writeDraft(owner, key, '')
    setDrafts(draftsOf(owner, workshopId))
  }
  return (
    <section className={classes.activity} aria-labelledby="unsent">
      <h2 id="unsent" className={classes.name}>
        {text.unsent}
      </h2>
      <p className={classes.unsentHint}>{text.unsentHint}</p>
      <ul className={classes.list} data-list="unsent">
        {drafts.map(({ key, text: written, place }) => {
          const why = whyLost(place, now)
          const part = now.agenda.find(({ objectId }) => objectId === place.objectId)
          return (
            <OwnEntry
              key={key}
              rowId={key}
              under={part ? [part.partName || ui.unnamed] : []}
              text={written}
              isSaved={false}
              state={why ? toText(why) : text.notSent}
              link={isOpenable && part && !why ? { to: partPath(workshopId, part), state: null } : null}
              actions={
                <>
                  <CopyButton size="xs" value={written} label={ui.copy} />
                  <Button size="xs" variant="subtle" color="gray" onClick={() => dismiss(key)}>
                    {ui.dismiss}
                  </Button>
                </>
              }
            />
          )
        })}
      </ul>
    </section>
  )
}
