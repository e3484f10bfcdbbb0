import { Button } from '@mantine/core'
import { IconAccessPoint, IconLock } from '@tabler/icons-react'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './RemotePage.module.css'
import { remoteText } from './remoteText.ts'
import type { Remote } from './useRemote.ts'

/** The agenda: pressing an activity presents it to everyone. */
export function PresentList({ remote }: { remote: Remote }) {
  const text = useText(remoteText)
  const ui = useText(uiText)
  const { agenda, part, isConnected, isBusy, change } = remote
  if (agenda.length === 0) return <p className={classes.quiet}>{text.noActivities}</p>
  return (
    <ol className={classes.list}>
      {agenda.map((one, index) => {
        const name = `${index + 1}. ${one.partName || ui.unnamed}`
        const isPresented = one.id === part?.id
        return (
          <li key={one.id} className={classes.entry} data-presented={isPresented || undefined}>
            <span className={classes.entryName}>{name}</span>
            {one.hidden ? (
              <span className={classes.mark}>
                <IconLock size={16} aria-hidden="true" /> {text.hiddenPart}
              </span>
            ) : isPresented ? (
              <span className={classes.mark}>
                <IconAccessPoint size={16} aria-hidden="true" /> {text.presented}
              </span>
            ) : (
              <Button
                variant="light"
                className={classes.present ?? ''}
                aria-label={text.presentPart(name)}
                disabled={!isConnected || isBusy}
                onClick={() => change({ currentState: 'RU', activePartId: one.id })}
              >
                {text.present}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
