import { Button, Switch } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDoorExit,
  IconPresentationOff,
  IconWifiOff,
} from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { noFocus } from '#domain/activity/navigation.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useFace } from '#activity/faces.tsx'
import type { ActivityRemotes } from '#activity/remote.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useWakeLock } from '#sync/device/useWakeLock.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { SkipLink } from '#ui/focus/SkipLink.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PresentList } from './PresentList.tsx'
import classes from './RemotePage.module.css'
import { remoteText } from './remoteText.ts'
import { RoomNow } from './RoomNow.tsx'
import { useRemote } from './useRemote.ts'

/** The parts of the remote that other features provide. */
export interface RemoteViews {
  /** The parts provided by the kinds of activities. */
  remotes: ActivityRemotes
  /** The control that closes the remote, at its top right. */
  leave: ReactNode
  timer: ReactNode
  notes: (part: AgendaPart) => ReactNode
  done: (part: AgendaPart) => ReactNode
}

/** A facilitator's phone as a remote: what the room sees, and large buttons that move the room. */
export function RemotePage({ remotes, leave, timer, notes, done }: RemoteViews) {
  const text = useText(remoteText)
  const ui = useText(uiText)
  const { workshop } = useStateDocument()
  const remote = useRemote(remotes)
  useWakeLock(true)
  const { part, kind, isConnected, isBusy, change, next, previous } = remote
  const noun = useFace(part)?.itemNoun ?? 'answer'
  const cannot = !isConnected || isBusy
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.top}>
        <PageHeading pageTitle={text.title} className={classes.title ?? ''} />
        <span className={classes.name}>{workshop.workshopName}</span>
        {leave}
      </header>
      <div role="status">
        {!isConnected && (
          <p className={classes.offline}>
            <IconWifiOff size={18} aria-hidden="true" /> {text.needsConnection}
          </p>
        )}
      </div>
      <main id="content" className={classes.main} tabIndex={-1}>
        <section className={classes.lead} aria-label={text.sees}>
          <RoomNow remote={remote} noun={noun} done={part && done(part)} />
          <div className={classes.steps}>
            <Button
              className={classes.big ?? ''}
              variant="default"
              leftSection={<IconChevronLeft size={28} />}
              disabled={cannot || previous === null}
              onClick={() => previous?.()}
            >
              {ui.previous}
            </Button>
            <Button
              className={classes.big ?? ''}
              rightSection={<IconChevronRight size={28} />}
              disabled={cannot || next === null}
              onClick={() => next?.()}
            >
              {ui.next}
            </Button>
          </div>
          <div className={classes.row}>
            {part && kind?.Act && (
              // The placeholder keeps the space, so that no other button moves under the thumb meanwhile.
              <Suspense fallback={<span />}>
                <kind.Act part={part} className={classes.wide ?? ''} />
              </Suspense>
            )}
            <Button
              className={`${classes.wide} ${classes.toLobby}`}
              variant="default"
              leftSection={<IconDoorExit size={22} />}
              disabled={cannot || part === null}
              onClick={() => change({ currentState: 'PA', followMe: remote.state.followMe })}
            >
              {ui.lobby}
            </Button>
          </div>
          {part && kind?.More && (
            <Suspense fallback={<span className={classes.wide} />}>
              <kind.More part={part} className={classes.wide ?? ''} />
            </Suspense>
          )}
          {remote.isAnswerPresented && (
            <Button
              className={classes.wide ?? ''}
              leftSection={<IconPresentationOff size={22} />}
              disabled={cannot}
              onClick={() => change(noFocus)}
            >
              {text.stopItem(noun)}
            </Button>
          )}
          <MistakeAlert message={remote.mistake} />
        </section>
        <div className={classes.more}>
          {part && (
            <section className={classes.card} aria-labelledby="remote-notes">
              <h2 id="remote-notes" className={classes.heading}>
                {text.notes}
              </h2>
              {notes(part)}
            </section>
          )}
          <section className={classes.card} aria-labelledby="remote-timer">
            <h2 id="remote-timer" className={classes.heading}>
              {text.timer}
            </h2>
            {timer}
          </section>
          <section className={classes.card} aria-labelledby="remote-present">
            <h2 id="remote-present" className={classes.heading}>
              {text.present}
            </h2>
            <PresentList remote={remote} />
            <Switch
              mt="md"
              label={text.followMe}
              description={text.followHint}
              checked={remote.state.followMe}
              disabled={cannot || (part === null && !remote.state.followMe)}
              onChange={(event) => change({ followMe: event.currentTarget.checked })}
            />
          </section>
        </div>
      </main>
    </div>
  )
}
