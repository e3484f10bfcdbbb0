import { IconPresentationOff } from '@tabler/icons-react'
import { EmptyState } from '#ui/EmptyState.tsx'
import classes from './RoomScreen.module.css'

/** Instead of the room's screen: why there is nothing to be seen. */
export function ProjectorNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <main className={classes.notice} role="alert">
      <EmptyState icon={<IconPresentationOff size={40} />} title={title} hint={hint} />
    </main>
  )
}
