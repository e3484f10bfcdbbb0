import { AppDialog } from '#ui/AppDialog.tsx'
import { useText } from '#ui/useText.ts'
import choice from './Choice.module.css'
import classes from './ColorDialog.module.css'
import { groupsText } from './groupsText.ts'

export interface ColorDialogProps {
  color: number
  onChoose: (color: number) => void
  onClose: () => void
}

/** The colours a group may have, each with its name: colour alone says nothing to some. */
export function ColorDialog({ color, onChoose, onClose }: ColorDialogProps) {
  const text = useText(groupsText)
  return (
    <AppDialog title={text.colorTitle} onClose={onClose}>
      <div className={classes.swatches}>
        {text.colors.map((name, index) => (
          <button
            key={name}
            type="button"
            className={choice.choice}
            aria-pressed={index === color}
            onClick={() => {
              onClose()
              onChoose(index)
            }}
          >
            <span className={classes.color} data-color={index || undefined} aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
    </AppDialog>
  )
}
