import { CountryRegisterScreen } from '#src/ui/screens/country-register/CountryRegisterScreen.tsx';
import { PublicPage } from './PublicPage.tsx';

export function CountryRegisterPage() {
  return (
    <PublicPage>
      <CountryRegisterScreen />
    </PublicPage>
  );
}
