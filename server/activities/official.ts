/** How activities of one kind are made from official templates, and what must hold for them in every language. */
export interface OfficialKind<Activity, Texts> {
  /**
   * The values from which the kind's model creates the activity.
   *
   * @param now when that happens, in epoch seconds
   */
  values(activity: Activity, now: number): unknown
  /** The same activity with the texts of another language. */
  translated(activity: Activity, texts: Texts): Activity
  /** Its texts beside its name, also empty ones. */
  texts(activity: Activity): string[]
  /** What is the same in every language: settings, and how much there is of everything. */
  form(activity: Activity): object
}
