import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#src/ui/screens/failure/ErrorScreen.tsx';

type Props = {
  /** Where the reader is: another address is another chance. */
  readonly place: string;
  readonly children: ReactNode;
};

/** What no page foresaw (ERR-03). React has no other way to catch it than a class. */
export class PageErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen onReload={() => window.location.reload()} /> : this.props.children;
  }
}
