import { useStateDocument } from '#sync/documents.ts'
import { useText } from '#ui/useText.ts'
import { projectorText } from './projectorText.ts'
import classes from './RoomScreen.module.css'

/** After the end. */
export function RoomEnded() {
  const text = useText(projectorText)
  const { workshop } = useStateDocument()
  return (
    <main className={classes.ended}>
      <h1 className={classes.thanks}>{text.endedTitle}</h1>
      <p className={classes.quiet}>{workshop.workshopName}</p>
      <p className={classes.quiet}>{text.endedHint}</p>
    </main>
  )
}
