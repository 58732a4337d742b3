import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { LaterTypedForms } from '#src/app/storage/LaterTypedForms.tsx';
import { CountryRegisterScreen } from '#src/ui/screens/account/country-register/CountryRegisterScreen.tsx';

export function CountryRegisterPage() {
  return (
    <PublicPage>
      <LaterTypedForms>
        <CountryRegisterScreen />
      </LaterTypedForms>
    </PublicPage>
  );
}
