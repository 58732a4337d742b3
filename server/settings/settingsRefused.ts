/** Thrown with one sentence a line; `main` prints it and stops. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
}
