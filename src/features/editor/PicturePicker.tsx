import { templatePics } from '#domain/workshop.ts'
import { TemplatePicture } from '#ui/TemplatePicture.tsx'
import { useText } from '#ui/useText.ts'
import classes from './TemplateSettings.module.css'
import { templateText } from './templateText.ts'

export interface PicturePickerProps {
  /** The one it has. */
  pic: string
  isDisabled: boolean
  onPick: (pic: string) => void
}

/** The pictures a template can have, one of them chosen. */
export function PicturePicker({ pic, isDisabled, onPick }: PicturePickerProps) {
  const text = useText(templateText)
  return (
    <fieldset className={classes.pictures} disabled={isDisabled}>
      <legend className={classes.legend}>{text.picture}</legend>
      {templatePics.map((one) => (
        <label key={one} className={classes.picture}>
          <input
            type="radio"
            name="templatePic"
            value={one}
            checked={one === pic}
            aria-label={text.pictureOf(one)}
            onChange={() => onPick(one)}
          />
          <TemplatePicture pic={one} name={text.pictureOf(one)} />
        </label>
      ))}
    </fieldset>
  )
}
