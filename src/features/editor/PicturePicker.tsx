import { useState } from 'react'
import { templatePics } from '#domain/workshop.ts'
import { TemplatePicture } from '#ui/TemplatePicture.tsx'
import { useText } from '#ui/useText.ts'
import classes from './TemplateSettings.module.css'
import { templateText } from './templateText.ts'

export interface PicturePickerProps {
  /** The one it has. */
  pic: string
  isDisabled: boolean
  /** Ends when it is saved, or could not be. */
  onPick: (pic: string) => Promise<unknown>
}

/** The pictures a template can have, one of them chosen. */
export function PicturePicker({ pic, isDisabled, onPick }: PicturePickerProps) {
  const text = useText(templateText)
  // Chosen is what was pressed; what could not be saved goes back to what it was.
  const [wanted, setWanted] = useState<string | null>(null)
  const pick = (one: string): void => {
    setWanted(one)
    void onPick(one).finally(() => setWanted((now) => (now === one ? null : now)))
  }
  return (
    <fieldset className={classes.pictures} disabled={isDisabled}>
      <legend className={classes.legend}>{text.picture}</legend>
      {templatePics.map((one, number) => (
        <label key={one} className={classes.picture}>
          <input
            type="radio"
            name="templatePic"
            value={one}
            checked={one === (wanted ?? pic)}
            aria-label={text.pictureOf(number)}
            onChange={() => pick(one)}
          />
          <TemplatePicture pic={one} name={text.pictureOf(number)} />
        </label>
      ))}
    </fieldset>
  )
}
