import { CountryRegisterScreen } from '#src/ui/screens/country-register/CountryRegisterScreen.tsx';
import { LaterTypedForms } from './LaterTypedForms.tsx';
import { PublicPage } from './PublicPage.tsx';

export function CountryRegisterPage() {
  return (
    <PublicPage>
      <LaterTypedForms>
        <CountryRegisterScreen />
      </LaterTypedForms>
    </PublicPage>
  );
}
