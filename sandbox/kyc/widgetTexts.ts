import type { Texts } from '../web/language.ts';
import type { documentTypes, Outcome, Part, RetryReason } from './identityCheck.ts';

type Words = {
  title: string;
  step: (number: number, total: number) => string;
  parts: Record<Part, { heading: string; lead: string }>;
  documentType: string;
  documentTypes: Record<(typeof documentTypes)[number], string>;
  useCamera: string;
  chooseFile: string;
  useSample: string;
  liveLabel: string;
  takePicture: string;
  stopCamera: string;
  previewAlt: string;
  keep: string;
  retake: string;
  decisionHeading: string;
  decisionLead: string;
  decision: string;
  outcomes: Record<Outcome, string>;
  reason: string;
  reasons: Record<RetryReason, string>;
  finish: string;
  doneHeading: string;
  doneLead: string;
  problems: { notAPicture: string; tooBig: string; noCamera: string; notSent: string };
  sending: string;
  refused: string;
  refusedLead: string;
};

export const widgetTexts: Texts<Words> = {
  en: {
    title: 'Identity check',
    step: (number, total) => `Step ${number} of ${total}`,
    parts: {
      document: {
        heading: 'Your identity document',
        lead: 'Take a picture of the page with your photo. All four corners must be seen.',
      },
      face: { heading: 'Your face', lead: 'Take a picture of your face in good light, without a hat or sunglasses.' },
      proof_of_address: {
        heading: 'Your proof of address',
        lead: 'Take a picture of a bill or bank statement of the last three months, with your name and address.',
      },
    },
    documentType: 'Which document?',
    documentTypes: { passport: 'Passport', driving_licence: 'Driving licence', national_id: 'National identity card' },
    useCamera: 'Use the camera',
    chooseFile: 'Choose a file',
    useSample: 'Use a sample picture',
    liveLabel: 'What the camera sees',
    takePicture: 'Take picture',
    stopCamera: 'Stop the camera',
    previewAlt: 'The picture you chose',
    keep: 'Use this picture',
    retake: 'Retake',
    decisionHeading: 'Sandbox: what shall the check decide?',
    decisionLead: 'The real check decides by itself. Here the choice is yours.',
    decision: 'Decision',
    outcomes: { accepted: 'Approve', declined: 'Refuse', retry: 'Ask again' },
    reason: 'Reason for asking again',
    reasons: {
      documentUnreadable: 'The document cannot be read',
      faceNotMatching: 'The face does not match',
      addressTooOld: 'The proof of address is too old',
    },
    finish: 'Finish',
    doneHeading: 'Thank you, that is all',
    doneLead: 'The decision takes a moment. You can go on in the app.',
    problems: {
      notAPicture: 'That file is not a picture. Choose a JPEG, PNG or WebP picture.',
      tooBig: 'That picture is larger than 10 MB. Choose a smaller one.',
      noCamera: 'The camera cannot be used. Allow it in your browser, or choose a file.',
      notSent: 'The picture was not sent. Check your connection and try again.',
    },
    sending: 'Sending',
    refused: 'This check cannot be opened',
    refusedLead: 'Its link is over or not complete. Go back to the app and start the check again.',
  },
  fr: {
    title: 'Vérification d’identité',
    step: (number, total) => `Étape ${number} sur ${total}`,
    parts: {
      document: {
        heading: 'Votre pièce d’identité',
        lead: 'Photographiez la page avec votre photo. Les quatre coins doivent être visibles.',
      },
      face: {
        heading: 'Votre visage',
        lead: 'Photographiez votre visage bien éclairé, sans chapeau ni lunettes de soleil.',
      },
      proof_of_address: {
        heading: 'Votre justificatif de domicile',
        lead: 'Photographiez une facture ou un relevé bancaire de moins de trois mois, avec votre nom et votre adresse.',
      },
    },
    documentType: 'Quelle pièce ?',
    documentTypes: {
      passport: 'Passeport',
      driving_licence: 'Permis de conduire',
      national_id: 'Carte nationale d’identité',
    },
    useCamera: 'Utiliser la caméra',
    chooseFile: 'Choisir un fichier',
    useSample: 'Utiliser une image d’exemple',
    liveLabel: 'Ce que voit la caméra',
    takePicture: 'Prendre la photo',
    stopCamera: 'Arrêter la caméra',
    previewAlt: 'L’image que vous avez choisie',
    keep: 'Utiliser cette image',
    retake: 'Reprendre',
    decisionHeading: 'Bac à sable : que doit décider la vérification ?',
    decisionLead: 'La vraie vérification décide seule. Ici, vous choisissez.',
    decision: 'Décision',
    outcomes: { accepted: 'Approuver', declined: 'Refuser', retry: 'Redemander' },
    reason: 'Raison de redemander',
    reasons: {
      documentUnreadable: 'La pièce est illisible',
      faceNotMatching: 'Le visage ne correspond pas',
      addressTooOld: 'Le justificatif de domicile est trop ancien',
    },
    finish: 'Terminer',
    doneHeading: 'Merci, c’est tout',
    doneLead: 'La décision prend un instant. Vous pouvez continuer dans l’application.',
    problems: {
      notAPicture: 'Ce fichier n’est pas une image. Choisissez une image JPEG, PNG ou WebP.',
      tooBig: 'Cette image dépasse 10 Mo. Choisissez-en une plus petite.',
      noCamera: 'La caméra est inutilisable. Autorisez-la dans votre navigateur ou choisissez un fichier.',
      notSent: 'L’image n’a pas été envoyée. Vérifiez votre connexion et réessayez.',
    },
    sending: 'Envoi en cours',
    refused: 'Cette vérification ne peut pas s’ouvrir',
    refusedLead: 'Son lien est périmé ou incomplet. Revenez à l’application et recommencez la vérification.',
  },
};
