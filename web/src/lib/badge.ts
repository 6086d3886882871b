// The number of games that wait for this person, on the icon of the installed app.

export function badge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return
  void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
}
